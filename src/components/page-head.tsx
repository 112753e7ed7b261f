import { graphql, useStaticQuery } from "gatsby";
import { useSiteAddress } from "../use-site-address";
import { useStudio } from "../use-studio";

interface PageHeadProps {
  title: string;
  description: string;
  pathname: string;
  /** The picture that is shown where the page is shared; the studio's own if there is none. */
  sharePicture?: Queries.SharePictureFragment | undefined;
}

/** What a page says of itself in its head. */
export function PageHead({ title, description, pathname, sharePicture }: PageHeadProps) {
  const address = useSiteAddress();
  const { name } = useStudio();
  const { file } = useStaticQuery<Queries.DefaultSharePictureQuery>(graphql`
    query DefaultSharePicture {
      file(relativePath: { eq: "pictures/og-share.jpg" }) {
        publicURL
      }
    }
  `);
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  const picture = sharePicture?.resize?.src ?? file?.publicURL;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(pathname)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:url" content={address(pathname)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={address(picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const sharePicture = graphql`
  fragment SharePicture on ImageSharp {
    resize(width: 1200, height: 630, fit: CONTAIN, background: "#faf6ee", toFormat: JPG) {
      src
    }
  }
`;
