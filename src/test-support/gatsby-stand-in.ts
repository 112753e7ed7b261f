type StaticQueryData = Queries.StudioQuery &
  Queries.NavigationQuery &
  Queries.SiteAddressQuery &
  Queries.ParentPagesQuery;

export const sampleStudio = {
  name: "Willow Sample Studio",
  tagline: "Words on paper",
  description: "A studio for words on paper.",
  phone: "01632 960 123",
  email: "studio@example.com",
  hours: "Monday to Friday, 9am to 5pm",
  responseTime: "Within a day",
  copyrightYear: 2031,
};

const sampleData: StaticQueryData = {
  studio: sampleStudio,
  site: { siteMetadata: { siteUrl: "https://studio.example.com" } },
  navigation: { header: [], footer: [] },
  allPageText: { nodes: [] },
};

let data = sampleData;

/** What every static query is answered from: the sample studio, and what a test sets. */
export function setStaticQueryData(own: Partial<StaticQueryData>): void {
  data = { ...sampleData, ...own };
}

export function staticQueryData(): StaticQueryData {
  return data;
}

/** Records where the visitor was taken, by a link or by the code. */
export const navigate = jest.fn<Promise<void>, [to: string, options?: { state?: unknown }]>(
  async () => undefined,
);
