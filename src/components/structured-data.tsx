interface StructuredDataProps {
  /** An entity in the words of schema.org, such as `{ "@type": "FAQPage", … }`. */
  entity: { "@type": string } & Record<string, unknown>;
}

/** Tells search engines what a page is about. The text cannot close its script element early. */
export function StructuredData({ entity }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...entity });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, < escaped
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
