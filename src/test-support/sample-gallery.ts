import type { IGatsbyImageData } from "gatsby-plugin-image";

export const sampleImage: IGatsbyImageData = {
  layout: "fullWidth",
  width: 1,
  height: 1.33,
  backgroundColor: "rgb(12, 34, 56)",
  images: {
    sources: [{ type: "image/avif", srcSet: "/small.avif 240w, /large.avif 680w" }],
    fallback: { src: "/large.jpg", srcSet: "/small.jpg 240w, /large.jpg 680w" },
  },
};

export const samplePicture = { gatsbyImageData: sampleImage };

export function sampleTemplate(
  own: Partial<Queries.TemplateCardFragment> = {},
): Queries.TemplateCardFragment {
  return {
    id: "quiet-oak",
    name: "Quiet Oak",
    alt: "An oak in the mist",
    popular: false,
    category: { name: "Trees", section: "order-of-services" },
    picture: samplePicture,
    ...own,
  };
}
