import { graphql } from "gatsby";
import { ContentPicture, type PictureLoading } from "./content-picture";
import * as styles from "./cover-picture.module.css";

interface CoverPictureProps extends PictureLoading {
  image: Queries.CardPictureFragment | Queries.LargePictureFragment;
  alt: string;
  sizes: string;
}

/** The picture of a template or a product. All of them are 3:4, and only this component knows. */
export function CoverPicture({ image, ...rest }: CoverPictureProps) {
  return <ContentPicture image={image.gatsbyImageData} className={styles.cover} {...rest} />;
}

export const cardPicture = graphql`
  fragment CardPicture on ImageSharp {
    gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [240, 344, 520, 680]
      formats: [AVIF, JPG]
      placeholder: DOMINANT_COLOR
    )
  }
`;

export const largePicture = graphql`
  fragment LargePicture on ImageSharp {
    gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [344, 520, 800, 1100]
      formats: [AVIF, JPG]
      placeholder: DOMINANT_COLOR
    )
  }
`;
