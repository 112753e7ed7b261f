import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import * as styles from "./question-list.module.css";
import { StructuredData } from "./structured-data";
import { useOpenForPrint } from "./use-open-for-print";

/** Questions that open to their answers, one at a time; an address with #id opens one. */
export function QuestionList({ text }: { text: Queries.QuestionListFragment }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenForPrint(list);
  useEffect(() => {
    openNamedQuestion();
    window.addEventListener("hashchange", openNamedQuestion);
    return () => window.removeEventListener("hashchange", openNamedQuestion);
  }, []);
  return (
    <div ref={list} className={styles.list}>
      <StructuredData
        entity={{
          "@type": "FAQPage",
          mainEntity: text.questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
          })),
        }}
      />
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

function openNamedQuestion(): void {
  const question = document.getElementById(window.location.hash.slice(1));
  if (question instanceof HTMLDetailsElement) {
    question.open = true;
    question.scrollIntoView();
  }
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
