import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { IconButton } from "../icon-button";
import { PauseIcon, PlayIcon } from "../icons";
import { useAutoAdvance } from "../use-auto-advance";
import { Testimonial } from "./testimonial";
import * as styles from "./testimonials.module.css";

/** How long each is shown, in milliseconds. */
const readingTime = 3000;

/** One testimonial at a time, the next after 3 s; without script all of them, one under the other. */
export function Testimonials({ text }: { text: Queries.TestimonialsFragment }) {
  const { heading, testimonials } = text;
  const [current, setCurrent] = useState(0);
  const next = useCallback(
    () => setCurrent((index) => (index + 1) % testimonials.length),
    [testimonials.length],
  );
  const auto = useAutoAdvance(next, readingTime);
  return (
    <section aria-label={heading} aria-roledescription="carousel" {...auto.holders}>
      <div className={styles.box}>
        {testimonials.map((testimonial, index) => (
          <Testimonial key={testimonial.id} testimonial={testimonial} current={index === current} />
        ))}
      </div>
      <div className={`needs-script ${styles.controls}`}>
        {testimonials.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`Show what ${name} says`}
            aria-current={index === current || undefined}
            className={styles.dot}
            onClick={() => setCurrent(index)}
          />
        ))}
        {!auto.wantsStillness && (
          <IconButton
            label={auto.paused ? "Start the testimonials" : "Pause the testimonials"}
            onClick={auto.togglePause}
          >
            {auto.paused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
        )}
      </div>
    </section>
  );
}

export const testimonialsFragment = graphql`
  fragment Testimonials on TestimonialText {
    heading
    testimonials {
      id
      name
      message
    }
  }
`;
