import * as styles from "./brand.module.css";

/** The studio's name with its fern. The first word stands large, the rest small beneath it. */
export function Brand({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 24 40" className={styles.fern} aria-hidden="true" focusable="false">
        <path d="M12 39C12 28 12 14 13 3" />
        {[8, 13, 18, 23, 28].map((y, index) => {
          const reach = 4 + index * 1.4;
          return (
            <path
              key={y}
              d={`M12.4 ${y + 3}q${reach * 0.6} -1 ${reach} -5q-${reach * 0.8} 0.5 -${reach} 5q-${reach * 0.6} -1 -${reach} -5q${reach * 0.8} 0.5 ${reach} 5z`}
            />
          );
        })}
      </svg>
      <span className={styles.words}>
        <span className={styles.first}>{first}</span> <span>{rest.join(" ")}</span>
      </span>
    </span>
  );
}
