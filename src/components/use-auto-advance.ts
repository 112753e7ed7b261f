import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMediaQuery } from "./use-media-query";

/**
 * Calls `advance` at an interval (milliseconds), for what moves by itself. It rests while the
 * pointer or the focus is on it and while the page is hidden, stops at a press of the pause button,
 * and never begins for visitors who asked for less motion.
 */
export function useAutoAdvance(advance: () => void, interval: number) {
  const [pausedByVisitor, setPausedByVisitor] = useState(false);
  const [attended, setAttended] = useState(0);
  const wantsStillness = useMediaQuery("(prefers-reduced-motion: reduce)");
  const hidden = usePageHidden();
  const running = !pausedByVisitor && !wantsStillness && !hidden && attended === 0;

  // A new function does not begin the interval anew.
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  const attend = (part: number, on: boolean) => () =>
    setAttended((parts) => (on ? parts | part : parts & ~part));
  return {
    wantsStillness,
    paused: pausedByVisitor,
    togglePause: () => setPausedByVisitor((paused) => !paused),
    /** For the element that moves: pointer and focus on it hold it still. */
    holders: {
      onPointerEnter: attend(pointer, true),
      onPointerLeave: attend(pointer, false),
      onFocus: attend(focus, true),
      onBlur: attend(focus, false),
    },
  };
}

const pointer = 1;
const focus = 2;

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => false,
  );
}
