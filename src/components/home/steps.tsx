import * as styles from "./steps.module.css";

interface StepsProps {
  steps: readonly { readonly title: string; readonly text: string }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
