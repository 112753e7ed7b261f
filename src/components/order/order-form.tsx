import { graphql } from "gatsby";
import { useMemo } from "react";
import { type FormValues, textAnswer } from "../../forms/form-values";
import { RequestForm } from "../../forms/request-form";
import { productParameter, templateParameter } from "../../paths";
import { requiredContent } from "../../required-content";
import { ChosenTemplate } from "./chosen-template";
import { UnknownChoiceNotice } from "./unknown-choice-notice";
import { useVisitorChoice } from "./use-visitor-choice";

/** What an order is taken to be for when a visitor comes from a gallery. */
const presetProductType = "Memory Cards";

interface OrderFormProps {
  data: Queries.OrderFormFragment;
  location: { search: string; state: unknown };
}

/** The Order Details form, with what the visitor chose before filled in and shown. */
export function OrderForm({ data, location }: OrderFormProps) {
  const products = data.products.nodes;
  const categories = data.categories.nodes;
  const templates = useMemo(() => categories.flatMap(({ templates }) => templates), [categories]);
  const template = useVisitorChoice(location, templateParameter, templates);
  const product = useVisitorChoice(location, productParameter, products);
  const preset = useMemo(
    () => presetAnswers(template.chosen, product.chosen),
    [template.chosen, product.chosen],
  );
  const contentOptions = useMemo(
    () => ({
      products: products.map(({ name }) => name),
      categories: categories.map(({ name, templates }) => ({
        name,
        templates: templates.map((each) => each.name),
      })),
    }),
    [products, categories],
  );
  const shownTemplate = (values: FormValues) =>
    categories
      .find(({ name }) => name === textAnswer(values, "template_type"))
      ?.templates.find(({ name }) => name === textAnswer(values, "front_cover_template"));
  return (
    <>
      {(template.unknown || product.unknown) && <UnknownChoiceNotice />}
      <RequestForm
        definition={requiredContent(data.requestForm, "content/forms/order-details.json")}
        contentOptions={contentOptions}
        preset={preset}
        aside={(values) => <ChosenTemplate template={shownTemplate(values)} />}
      />
    </>
  );
}

function presetAnswers(
  template: Queries.ChosenTemplateFragment | undefined,
  product: { readonly name: string } | undefined,
): FormValues | undefined {
  if (template) {
    return {
      product_type: presetProductType,
      template_type: template.category.name,
      front_cover_template: template.name,
    };
  }
  return product && { product_type: product.name };
}

export const orderFormFragment = graphql`
  fragment OrderForm on Query {
    requestForm(slug: { eq: "order-details" }) {
      ...RequestFormDefinition
    }
    products: allProduct(filter: { orderable: { eq: true } }, sort: { order: ASC }) {
      nodes {
        id: slug
        name
      }
    }
    categories: allCategory(
      filter: { section: { eq: "order-of-services" } }
      sort: { order: ASC }
    ) {
      nodes {
        name
        templates {
          ...ChosenTemplate
        }
      }
    }
  }
`;
