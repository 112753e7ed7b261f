import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type ContentNode, fileOf, type ResolverContext } from "./content-nodes";

/** What the content check guarantees is non-null here. */
const typeDefinitions = `
  type Template implements Node @dontInfer {
    jsonId: String!
    name: String!
    description: String!
    alt: String!
    price: String!
    popular: Boolean!
  }

  type Category implements Node @dontInfer {
    slug: String! @fileName
    name: String!
    linkLabel: String!
    cardLabel: String!
    heading: String!
    intro: [String!]!
    description: String!
    section: String!
    gathers: String!
    order: Int!
    next: String
  }

  type TemplatePage {
    number: Int!
    pageCount: Int!
    """What follows the name of the list: ", page 2 of 5", or nothing on the first page."""
    titleEnd: String!
    """To the pages before and after, as far as there are any."""
    links: [NavigationLink!]!
    firstPosition: Int!
    total: Int!
    templates: [Template!]!
  }

  type Product implements Node @dontInfer {
    slug: String! @fileName
    name: String!
    order: Int!
    orderable: Boolean!
    inFooter: Boolean!
    summary: String!
    description: [String!]!
    pictures: [ProductPicture!]!
    sizes: [ProductSize!]!
    varieties: [String!]
    paper: String!
    leadTime: String!
    matches: String!
  }

  type ProductPicture {
    alt: String!
    caption: String
  }

  type ProductSize {
    name: String!
    measure: String!
  }

  type Studio implements Node @dontInfer {
    name: String!
    tagline: String!
    description: String!
    phone: String!
    email: String!
    hours: String!
    responseTime: String!
    copyrightYear: Int!
  }

  type Navigation implements Node @dontInfer {
    id: ID!
  }

  type NavigationItem {
    label: String!
    path: String
    button: Boolean!
    links: [NavigationLink!]!
  }

  type NavigationLink {
    label: String!
    path: String!
  }

  type PageText implements Node @dontInfer {
    slug: String! @fileName
    title: String!
    shortTitle: String
    description: String!
    intro: [String!]!
    picture: PagePicture
    tableOfContents: Boolean
    sections: [PageSection!]!
  }

  type PagePicture {
    alt: String!
  }

  type PageSection {
    id: String!
    heading: String!
    paragraphs: [String!]!
    list: [String!]
  }

  type FaqText implements Node @dontInfer {
    title: String!
    description: String!
    intro: [String!]!
    questions: [FaqQuestion!]!
  }

  type FaqQuestion {
    id: String!
    question: String!
    answer: [String!]!
  }

  type TestimonialText implements Node @dontInfer {
    heading: String!
    testimonials: [Testimonial!]!
  }

  type Testimonial {
    id: Int!
    name: String!
    message: String!
  }

  type HomeText implements Node @dontInfer {
    title: String!
    description: String!
    hero: HomeHero!
    carousel: HomeCarousel!
    steps: HomeSteps!
    howToOrder: HomeHowToOrder!
    values: HomeValues!
  }

  type HomeHero {
    heading: String!
    text: [String!]!
    button: String!
  }

  type HomeCarousel {
    heading: String!
  }

  type HomeSteps {
    heading: String!
    items: [HomeStep!]!
  }

  type HomeStep {
    title: String!
    text: String!
  }

  type HomeHowToOrder {
    heading: String!
    ways: [HomeWay!]!
  }

  type HomeWay {
    title: String!
    text: String!
    button: String!
  }

  type HomeValues {
    heading: String!
    cards: [HomeValue!]!
  }

  type HomeValue {
    icon: String!
    title: String!
    subtitle: String!
    description: String!
  }

  type RequestForm implements Node @dontInfer {
    slug: String! @fileName
    heading: String!
    subject: String!
    subjectField: String
    service: String!
    emailTemplate: String!
    submitLabel: String!
    clearLabel: String
    presetProduct: String
    success: String!
    failure: String!
    failureAs: String!
    afterwards: String!
    confirmation: RequestFormConfirmation!
    sections: [RequestFormSection!]!
  }

  type RequestFormConfirmation {
    heading: String!
    next: [String!]!
  }

  type RequestFormSection {
    id: String!
    title: String!
    intro: String
    fields: [RequestFormField!]!
  }

  type RequestFormField {
    name: String!
    label: String!
    hint: String
    kind: String!
    width: String
    options: [String!]
    optionsFrom: String
    initial: String
    required: Boolean
    requiredWhen: RequestFormCondition
    shownWhen: RequestFormCondition
    missing: String
    invalid: String
    clears: [String!]
    autocomplete: String
    readBackAs: String
    printedSizeFrom: String
    printedMillimetres: Int
  }

  type RequestFormCondition {
    field: String!
    is: String
  }
`;

/** Declares the content's types. Fields worked out from other content are in resolved-fields.ts. */
export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "fileName",
    extend: () => ({
      resolve: (node: ContentNode, _: unknown, { nodeModel }: ResolverContext) =>
        fileOf(node, nodeModel).name,
    }),
  });
  actions.createTypes(typeDefinitions);
}
