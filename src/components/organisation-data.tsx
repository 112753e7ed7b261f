import { pagePaths } from "../paths";
import { useSiteAddress } from "../use-site-address";
import { useStudio } from "../use-studio";
import { StructuredData } from "./structured-data";

/** The studio, for search engines. */
export function OrganisationData() {
  const address = useSiteAddress();
  const { name, description, phone, email } = useStudio();
  return (
    <StructuredData
      entity={{
        "@type": "Organization",
        name,
        description,
        url: address(pagePaths.home),
        logo: address("/icon-512.png"),
        email,
        telephone: phone,
      }}
    />
  );
}
