import { IconButton } from "../../components/icon-button";
import { ArrowIcon, CrossIcon } from "../../components/icons";
import { SoftPrintNote } from "./photograph-notes";
import type { Photograph } from "./photograph-progress";
import * as styles from "./photographs.module.css";

interface PhotographItemProps {
  photograph: Photograph;
  isFirst: boolean;
  isLast: boolean;
  pixelsNeeded: number | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A photograph with its name and size, and what can be done with it. */
export function PhotographItem({
  photograph: { name, prepared, thumbnail, longEdge },
  isFirst,
  isLast,
  pixelsNeeded,
  onMove,
  onRemove,
}: PhotographItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.thumbnail}>{thumbnail && <img src={thumbnail} alt="" />}</span>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {prepared ? `${Math.ceil(prepared.size / 1000)} kB` : "Getting it ready…"}
        </p>
        <SoftPrintNote longEdge={longEdge} pixelsNeeded={pixelsNeeded} />
      </div>
      <div className={styles.actions}>
        {/* At the ends they stay in place, so that the focus has somewhere to be. */}
        <IconButton
          label={`Move ${name} earlier`}
          data-action="earlier"
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <ArrowIcon direction="up" />
        </IconButton>
        <IconButton
          label={`Move ${name} later`}
          data-action="later"
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <ArrowIcon direction="down" />
        </IconButton>
        <IconButton label={`Remove ${name}`} data-action="remove" onClick={onRemove}>
          <CrossIcon />
        </IconButton>
      </div>
    </li>
  );
}
