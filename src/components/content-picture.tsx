import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./content-picture.module.css";

export interface PictureLoading {
  /** "eager" for what is seen first, so that it is not held back until the layout is known. */
  loading?: "eager" | "lazy";
  /** True for the largest picture of the first view. */
  first?: boolean;
}

interface ContentPictureProps extends PictureLoading {
  image: IGatsbyImageData;
  alt: string;
  /** How wide the picture stands on the page, as in the `sizes` attribute of HTML. */
  sizes: string;
  className?: string;
}

/**
 * A picture from content/ in the sizes and formats made by the build. Until it has arrived its
 * place shows its main colour. gatsby-plugin-image's own component does the same with 62 kB of
 * script; this one needs none.
 */
export function ContentPicture({
  image,
  alt,
  sizes,
  className = "",
  loading = "lazy",
  first = false,
}: ContentPictureProps) {
  const { src, srcSet } = image.images.fallback ?? {};
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={{ backgroundColor: image.backgroundColor }}
    >
      {image.images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={image.width * 1000}
        height={Math.round(image.height * 1000)}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        loading={first ? "eager" : loading}
        decoding="async"
        {...(first && { fetchpriority: "high" })}
      />
    </picture>
  );
}

/** A landscape picture that fills half a screen at most. */
export const widePicture = graphql`
  fragment WidePicture on ImageSharp {
    gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [400, 640, 1000]
      formats: [AVIF, JPG]
      placeholder: DOMINANT_COLOR
    )
  }
`;
