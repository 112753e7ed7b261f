import { IconButton } from "../icon-button";
import { ArrowIcon, PauseIcon, PlayIcon } from "../icons";
import * as styles from "./carousel.module.css";

interface CarouselControlsProps {
  paused: boolean;
  /** True when it does not move by itself at all, so that there is nothing to pause. */
  still: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onTogglePause: () => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  return (
    <div className={`needs-script ${styles.controls}`}>
      {!props.still && (
        <IconButton
          label={props.paused ? "Start the templates" : "Pause the templates"}
          onClick={props.onTogglePause}
        >
          {props.paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
      <IconButton label="Previous template" onClick={props.onPrevious}>
        <ArrowIcon direction="left" />
      </IconButton>
      <IconButton label="Next template" onClick={props.onNext}>
        <ArrowIcon direction="right" />
      </IconButton>
    </div>
  );
}
