import { graphql } from "gatsby";
import { useMemo } from "react";
import { textAnswer } from "../../forms/form-values";
import { RequestForm } from "../../forms/request-form";
import { requiredContent } from "../../required-content";
import { ChosenTemplate } from "./chosen-template";
import { UnknownTemplateNotice } from "./unknown-template-notice";
import { useTemplateChoice } from "./use-template-choice";

interface OrderFormProps {
  data: Queries.OrderFormFragment;
  location: { search: string; state: unknown };
}

/** The Order Details form, with the template that the visitor came with filled in and shown. */
export function OrderForm({ data, location }: OrderFormProps) {
  const categories = data.categories.nodes;
  const templates = useMemo(() => categories.flatMap(({ templates }) => templates), [categories]);
  const { template, unknown } = useTemplateChoice(location, templates);
  const preset = useMemo(
    () =>
      template && {
        product_type: presetProductType,
        template_type: template.category.name,
        front_cover_template: template.name,
      },
    [template],
  );
  const contentOptions = useMemo(
    () => ({
      products: data.products.nodes.map(({ name }) => name),
      categories: categories.map(({ name, templates }) => ({
        name,
        templates: templates.map((each) => each.name),
      })),
    }),
    [data, categories],
  );
  return (
    <>
      {unknown && <UnknownTemplateNotice />}
      <RequestForm
        definition={requiredContent(data.requestForm, "content/forms/order-details.json")}
        contentOptions={contentOptions}
        preset={preset}
        aside={(values) => {
          const cover = textAnswer(values, "front_cover_template");
          const type = textAnswer(values, "template_type");
          const category = categories.find(({ name }) => name === type);
          return (
            <ChosenTemplate template={category?.templates.find(({ name }) => name === cover)} />
          );
        }}
      />
    </>
  );
}

/** What an order is taken to be for when a visitor comes from a gallery. */
const presetProductType = "Memory Cards";

export const orderFormFragment = graphql`
  fragment OrderForm on Query {
    requestForm(slug: { eq: "order-details" }) {
      ...RequestFormDefinition
    }
    products: allProduct(filter: { orderable: { eq: true } }, sort: { order: ASC }) {
      nodes {
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
