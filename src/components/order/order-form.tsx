import { graphql } from "gatsby";
import { useMemo } from "react";
import type { FormDefinition } from "../../forms/form-definition";
import { type FormValues, type TextAnswers, textAnswer } from "../../forms/form-values";
import { RequestForm } from "../../forms/request-form";
import { productParameter, templateParameter } from "../../paths";
import { requiredContent } from "../../required-content";
import { ChosenTemplate } from "./chosen-template";
import { type OfferedTemplate, offeredTemplates } from "./offered-templates";
import { UnknownChoiceNotice } from "./unknown-choice-notice";
import { useVisitorChoice } from "./use-visitor-choice";

interface OrderFormProps {
  data: Queries.OrderFormFragment;
  location: { search: string; state: unknown };
  /** Where the templates that can be ordered here are looked at. */
  galleries: string;
}

/** A form that orders a template, with what the visitor chose before filled in and shown. */
export function OrderForm({ data, location, galleries }: OrderFormProps) {
  const definition = requiredContent(data.requestForm, "The page's form");
  const products = data.products.nodes;
  const categories = data.categories.nodes;
  const templates = useMemo(() => offeredTemplates(categories), [categories]);
  const template = useVisitorChoice(location, templateParameter, templates);
  const product = useVisitorChoice(location, productParameter, products);
  const preset = useMemo(
    () => presetAnswers(definition, template.chosen, product.chosen),
    [definition, template.chosen, product.chosen],
  );
  const contentOptions = useMemo(
    () => ({
      products,
      categories: categories.map(({ name, templates }) => ({
        name,
        templates: templates.map((each) => each.name),
      })),
    }),
    [products, categories],
  );
  const shownTemplate = (values: FormValues) => {
    const category = categories.find(({ name }) => name === textAnswer(values, "template_type"));
    const named = category?.templates.find(
      ({ name }) => name === textAnswer(values, "front_cover_template"),
    );
    return templates.find(({ id }) => id === named?.id);
  };
  return (
    <>
      {(template.unknown || product.unknown) && <UnknownChoiceNotice galleries={galleries} />}
      <RequestForm
        definition={definition}
        contentOptions={contentOptions}
        preset={preset}
        aside={(values) => (
          <ChosenTemplate template={shownTemplate(values)} galleries={galleries} />
        )}
      />
    </>
  );
}

function presetAnswers(
  { presetProduct }: FormDefinition,
  template: OfferedTemplate | undefined,
  product: { readonly name: string } | undefined,
): TextAnswers | undefined {
  if (template) {
    return {
      ...(presetProduct === null ? {} : { product_type: presetProduct }),
      template_type: template.category.name,
      front_cover_template: template.name,
    };
  }
  return product && { product_type: product.name };
}

export const orderFormFragment = graphql`
  fragment OrderForm on Query {
    requestForm(slug: { eq: $form }) {
      ...RequestFormDefinition
    }
    products: allProduct(filter: { orderable: { eq: true } }, sort: { order: ASC }) {
      nodes {
        id: slug
        name
        printedLongEdge
      }
    }
    categories: allCategory(filter: { section: { eq: $section } }, sort: { order: ASC }) {
      nodes {
        ...OfferedCategory
      }
    }
  }
`;
