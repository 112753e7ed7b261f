/**
 * Every address of the site. Content names a page by its key here (`"page": "about"`), so that an
 * address is written down once.
 */
export const pagePaths = {
  home: "/",
  orderOfServices: "/order-of-services",
  allTemplates: "/order-of-services#all-templates",
  bespoke: "/order-of-services/bespoke",
  products: "/products",
  weddingCards: "/wedding-cards",
  howToOrder: "/how-to-order",
  createForYou: "/how-to-order/create-for-you",
  bespokeRequest: "/how-to-order/bespoke-request",
  weddingCardRequest: "/how-to-order/wedding-card-request",
  about: "/about",
  contact: "/contact",
  faqs: "/faqs",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
} as const;

export type PageName = keyof typeof pagePaths;

/** The pages that are only words, from content/pages/<name>.json. */
export const informationPages = [
  "about",
  "terms",
  "privacy",
  "cookies",
] as const satisfies PageName[];

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pagePaths, name);
}

/** The parts of the site that hold galleries. */
export type Section = "order-of-services" | "wedding-cards";

/** The gallery of a category. The wedding cards are a section of one gallery. */
export function categoryPath(category: { section: string; slug: string }): string {
  return category.section === "wedding-cards"
    ? pagePaths.weddingCards
    : `${pagePaths.orderOfServices}/${category.slug}`;
}

export function productPath(product: { slug: string }): string {
  return `${pagePaths.products}/${product.slug}`;
}

/**
 * The form that orders a template. The address names the template, so that reloading, sharing and
 * opening in a new tab keep the choice.
 */
export function choosePath(template: { id: string; section: string }): string {
  const form =
    template.section === "wedding-cards" ? pagePaths.weddingCardRequest : pagePaths.createForYou;
  return `${form}?${new URLSearchParams({ [templateParameter]: template.id })}`;
}

/** The name of the template in the address of an order form. */
export const templateParameter = "template";
