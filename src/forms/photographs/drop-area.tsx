import { type DragEvent, type ReactNode, useState } from "react";
import * as styles from "./photographs.module.css";

interface DropAreaProps {
  onDrop: (files: FileList) => void;
  children: ReactNode;
}

/** Takes files that are dropped anywhere on what is inside, and shows that it would. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) {
      event.preventDefault();
      setIsOver(true);
    }
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      setIsOver(false);
    }
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      onDrop(event.dataTransfer.files);
    }
    setIsOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
