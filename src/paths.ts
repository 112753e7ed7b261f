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

type PageName = keyof typeof pagePaths;

const orderOfServicePage = {
  template: "order-page",
  form: "order-details",
  section: "order-of-services",
} as const;

/** The pages whose words are in content/pages/<slug>.json and that share a page template. */
export const textPages = [
  { template: "information-page", slug: "about", path: pagePaths.about },
  { template: "information-page", slug: "terms", path: pagePaths.terms },
  { template: "information-page", slug: "privacy", path: pagePaths.privacy },
  { template: "information-page", slug: "cookies", path: pagePaths.cookies },
  { ...orderOfServicePage, slug: "how-to-order", path: pagePaths.howToOrder },
  { ...orderOfServicePage, slug: "create-for-you", path: pagePaths.createForYou },
  { template: "request-page", form: "contact", slug: "contact", path: pagePaths.contact },
  { template: "request-page", form: "bespoke", slug: "bespoke", path: pagePaths.bespoke },
  {
    template: "request-page",
    form: "bespoke",
    slug: "bespoke-request",
    path: pagePaths.bespokeRequest,
  },
  {
    template: "order-page",
    form: "wedding-card",
    section: "wedding-cards",
    slug: "wedding-card-request",
    path: pagePaths.weddingCardRequest,
  },
] as const;

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

/** The address under which the list of all orders of service goes on; see paging.ts. */
export const fullListPath = `${pagePaths.orderOfServices}/all`;

export function productPath(product: { slug: string }): string {
  return `${pagePaths.products}/${product.slug}`;
}

/** Where a visitor looks for a template of a section. */
export function galleriesPath(section: string): string {
  return section === "wedding-cards" ? pagePaths.weddingCards : pagePaths.orderOfServices;
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

/** The order form for a product, named in the address like a template. */
export function orderPath(product: { slug: string }): string {
  return `${pagePaths.createForYou}?${new URLSearchParams({ [productParameter]: product.slug })}`;
}

/** The names of the template and of the product in the address of an order form. */
export const templateParameter = "template";
export const productParameter = "product";

/** Addresses that have moved, or that visitors may guess, and where they lead now. */
export const redirects = [
  {
    from: `${pagePaths.products}/memorial-portraits`,
    to: `${pagePaths.products}/memorial-potraits`,
  },
] as const;
