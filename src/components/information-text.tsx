import { graphql } from "gatsby";
import { ContentPicture } from "./content-picture";
import * as styles from "./information-text.module.css";
import { PageIntro } from "./page-intro";
import { Section } from "./section";

interface InformationTextProps {
  text: Queries.InformationTextFragment;
  pathname: string;
}

/** A page of words in titled sections, with a table of contents where the content asks for one. */
export function InformationText({ text, pathname }: InformationTextProps) {
  return (
    <Section>
      <div className={text.picture ? styles.withPicture : undefined}>
        <PageIntro heading={text.title} paragraphs={text.intro} pathname={pathname} />
        {text.picture && (
          <ContentPicture
            image={text.picture.picture.gatsbyImageData}
            alt={text.picture.alt}
            sizes="(min-width: 72rem) 24rem, (min-width: 60rem) 33vw, calc(100vw - 2rem)"
            className={styles.picture}
            loading="eager"
          />
        )}
        <div className={styles.text}>
          {text.tableOfContents && <TableOfContents sections={text.sections} />}
          {text.sections.map(({ id, heading, paragraphs, list }) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

function TableOfContents({ sections }: Pick<Queries.InformationTextFragment, "sections">) {
  return (
    <nav aria-label="On this page">
      <ul className={styles.contents}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const informationText = graphql`
  fragment InformationText on PageText {
    title
    description
    intro
    picture {
      alt
      picture {
        ...WidePicture
      }
    }
    tableOfContents
    sections {
      id
      heading
      paragraphs
      list
    }
  }
`;
