import { buttonClass } from "../../components/button-class";
import * as styles from "./sending-progress.module.css";
import type { useSending } from "./use-sending";

/** What goes on while a request is being sent, and the way to stop it. */
export function SendingProgress({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { stage, stop } = sending;
  const isUnderWay = stage === "sending" || stage === "retrying";
  return (
    <div className={isUnderWay ? styles.progress : undefined}>
      <p role="status" className={styles.text}>
        {stage === "sending" && "Sending. On a slow line this can take a minute."}
        {stage === "retrying" && "Trying again..."}
        {stage === "stopped" &&
          "Sending was stopped. Everything you typed is still here. If it reached us all the same, sending it again does no harm."}
      </p>
      {isUnderWay && (
        <button type="button" onClick={stop} className={buttonClass("outlined")}>
          Cancel
        </button>
      )}
    </div>
  );
}
