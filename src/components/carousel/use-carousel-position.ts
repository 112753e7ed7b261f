import { useCallback, useEffect, useRef, useState } from "react";

/** After a slide onto a copy, how long until the jump back to the real card, in milliseconds. */
const wrapDelay = 500;

interface Position {
  /** The first card in view, counted from 0; beyond the ends while a copy is in view. */
  index: number;
  animated: boolean;
}

/**
 * Where an endless row of `count` cards stands. It slides past its end onto copies; after 500 ms the
 * animation is switched off and it jumps to the cards that these are copies of.
 */
export function useCarouselPosition(count: number) {
  const [position, setPosition] = useState<Position>({ index: 0, animated: true });
  const frame = useRef(0);
  const outside = position.index < 0 || position.index >= count;

  useEffect(() => {
    if (!outside) {
      return;
    }
    const timer = setTimeout(
      () => setPosition(({ index }) => ({ index: wrapped(index, count), animated: false })),
      wrapDelay,
    );
    return () => clearTimeout(timer);
  }, [outside, count]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Slides by one card. From a copy it first jumps to the real card, so that a slide is never lost. */
  const move = useCallback(
    (step: 1 | -1) => {
      const slide = () => setPosition(({ index }) => ({ index: index + step, animated: true }));
      if (!outside) {
        slide();
        return;
      }
      setPosition(({ index }) => ({ index: wrapped(index, count), animated: false }));
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(slide);
      });
    },
    [outside, count],
  );

  return { ...position, move };
}

function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}
