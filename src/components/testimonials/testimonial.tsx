import * as styles from "./testimonials.module.css";

interface TestimonialProps {
  testimonial: Queries.TestimonialsFragment["testimonials"][number];
  current: boolean;
}

/** Odd ones have their quotation mark at the left, even ones at the right. */
export function Testimonial({ testimonial, current }: TestimonialProps) {
  const { id, name, message } = testimonial;
  return (
    <figure
      className={`${styles.testimonial} ${current ? styles.current : ""} ${id % 2 === 1 ? styles.odd : styles.even}`}
    >
      <p className={styles.stars} role="img" aria-label="5 out of 5 stars">
        ★★★★★
      </p>
      <blockquote className={styles.message}>
        <p>{message}</p>
      </blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
