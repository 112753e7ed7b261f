import { graphql } from "gatsby";
import {
  type CSSProperties,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAutoAdvance } from "../use-auto-advance";
import { useMediaQuery } from "../use-media-query";
import * as styles from "./carousel.module.css";
import { CarouselCard } from "./carousel-card";
import { CarouselControls } from "./carousel-controls";
import { useCarouselPosition } from "./use-carousel-position";

/** How long a card rests before the row moves on, in milliseconds. */
const restingTime = 3000;

/** How many cards are copied at either end: as many as are ever in view. */
const copies = 4;

/** From this width four cards are in view, below it one; carousel.module.css agrees. */
const wideScreen = "(min-width: 768px)";

/** How far a finger must travel sideways to move the row, in pixels. */
const swipeDistance = 40;

/**
 * Templates passing by without end. In HTML alone it is a row to scroll through; the script adds the
 * copies at both ends and sets it in motion.
 */
export function Carousel({ carousel }: { carousel: Queries.CarouselFragment }) {
  const { templates } = carousel;
  const [moving, setMoving] = useState(false);
  const { index, animated, move } = useCarouselPosition(templates.length);
  const perView = useMediaQuery(wideScreen) ? 4 : 1;
  const next = useCallback(() => move(1), [move]);
  const auto = useAutoAdvance(next, restingTime);
  const touchedAt = useRef(0);

  useEffect(() => setMoving(true), []);

  const cards = moving
    ? [...templates.slice(-copies), ...templates, ...templates.slice(0, copies)]
    : templates;
  const firstInView = moving ? index + copies : 0;

  const swipe = (event: TouchEvent) => {
    const distance = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
    if (Math.abs(distance) >= swipeDistance) {
      move(distance < 0 ? 1 : -1);
    }
  };
  const style: CSSProperties & Record<"--first", number> = { "--first": firstInView };

  return (
    <section aria-label={carousel.heading} aria-roledescription="carousel" {...auto.holders}>
      <CarouselControls
        paused={auto.paused}
        still={auto.wantsStillness}
        onPrevious={() => move(-1)}
        onNext={next}
        onTogglePause={auto.togglePause}
      />
      <div
        className={moving ? styles.window : styles.scroller}
        onTouchStart={(event) => {
          touchedAt.current = event.changedTouches[0]?.clientX ?? 0;
        }}
        onTouchEnd={swipe}
      >
        <ul className={animated ? styles.sliding : styles.still} style={style}>
          {cards.map((template, place) => {
            const copy = moving && (place < copies || place >= copies + templates.length);
            const inView = !moving || (place >= firstInView && place < firstInView + perView);
            return (
              <CarouselCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a copy differs from its card by place
                key={place}
                template={template}
                copy={copy}
                inView={inView}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

export const carouselFragment = graphql`
  fragment Carousel on HomeCarousel {
    heading
    templates {
      ...CarouselCard
    }
  }
`;
