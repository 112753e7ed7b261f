import * as styles from "./value-cards.module.css";

/** Line drawings on a 32 × 32 sheet. */
const drawings: Record<string, string> = {
  variety: "M5 9h13v18H5zM10 9V5h17v18h-9M9 14h5M9 18h5",
  support: "M16 27C7 20 4 15.500 4 11a6 6 0 0 1 12-1.500A6 6 0 0 1 28 11c0 4.500-3 9-12 16z",
  quality: "M16 4l3.500 7.500 8 1-6 5.500 1.600 8L16 22l-7.100 4 1.600-8-6-5.500 8-1z",
  inclusive: "M4 16 15 5h12v12L16 28zM22 10h.01M11 17l4 4M15 13l4 4",
};

export function ValueIcon({ icon }: { icon: string }) {
  return (
    <svg viewBox="0 0 32 32" className={styles.icon} aria-hidden="true" focusable="false">
      <path d={drawings[icon]} />
    </svg>
  );
}
