import type { ContentOptions } from "./field-options";
import { FormFieldRow } from "./fields/form-field-row";
import type { FormDefinition } from "./form-definition";
import * as styles from "./form-section.module.css";
import { isShown } from "./form-values";
import type { useRequestForm } from "./use-request-form";

interface FormSectionProps {
  section: FormDefinition["sections"][number];
  contentOptions: ContentOptions;
  form: ReturnType<typeof useRequestForm>;
}

/**
 * A titled part of a form. In HTML alone every field is there, as nothing could bring one in later;
 * with script those that hang on an answer wait for it.
 */
export function FormSection({ section, contentOptions, form }: FormSectionProps) {
  const titleId = `section-${section.id}`;
  const shown = section.fields.filter((field) => !form.isReady || isShown(field, form.values));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{section.title}</h3>
      {section.intro && <p>{section.intro}</p>}
      <div className={styles.fields}>
        {shown.map((field) => (
          <FormFieldRow
            key={field.name}
            field={field}
            contentOptions={contentOptions}
            form={form}
          />
        ))}
      </div>
    </section>
  );
}
