import { choosePath } from "../../paths";
import { useSiteAddress } from "../../use-site-address";
import { StructuredData } from "../structured-data";

interface GalleryDataProps {
  heading: string;
  page: {
    readonly firstPosition: number;
    readonly templates: readonly (Queries.TemplateCardFragment & { readonly price: string })[];
  };
}

/** The templates of a gallery as products with their prices, for search engines. */
export function GalleryData({ heading, page }: GalleryDataProps) {
  const address = useSiteAddress();
  return (
    <StructuredData
      entity={{
        "@type": "ItemList",
        name: heading,
        itemListElement: page.templates.map(({ id, name, price, category, picture }, index) => ({
          "@type": "ListItem",
          position: page.firstPosition + index,
          item: {
            "@type": "Product",
            name,
            image: address(picture.gatsbyImageData.images.fallback?.src ?? ""),
            offers: {
              "@type": "Offer",
              price,
              priceCurrency: "GBP",
              url: address(choosePath({ id, section: category.section })),
            },
          },
        })),
      }}
    />
  );
}
