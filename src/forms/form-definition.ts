import { graphql } from "gatsby";

/** A form as content/forms/ describes it. Everything the form does follows from this list. */
export type FormDefinition = Queries.RequestFormDefinitionFragment;
export type FormField = FormDefinition["sections"][number]["fields"][number];

export function fieldsOf(definition: FormDefinition): FormField[] {
  return definition.sections.flatMap(({ fields }) => fields);
}

export const requestFormDefinition = graphql`
  fragment RequestFormDefinition on RequestForm {
    slug
    heading
    subject
    subjectField
    service
    emailTemplate
    submitLabel
    clearLabel
    presetProduct
    success
    failure
    failureAs
    afterwards
    confirmation {
      heading
      next
    }
    sections {
      id
      title
      intro
      fields {
        name
        label
        hint
        kind
        width
        options
        optionsFrom
        initial
        required
        requiredWhen {
          field
          is
        }
        shownWhen {
          field
          is
        }
        missing
        invalid
        clears
        autocomplete
        readBackAs
        printedSizeFrom
        printedMillimetres
      }
    }
  }
`;
