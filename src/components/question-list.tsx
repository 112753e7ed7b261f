import { graphql } from "gatsby";
import * as styles from "./question-list.module.css";

/** Questions that open to their answers, one at a time. */
export function QuestionList({ text }: { text: Queries.QuestionListFragment }) {
  return (
    <div className={styles.list}>
      {text.questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name="question" className={styles.item}>
          <summary>
            <h2 className={styles.question}>{question}</h2>
          </summary>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

export const questionList = graphql`
  fragment QuestionList on FaqText {
    questions {
      id
      question
      answer
    }
  }
`;
