import { buttonClass } from "../../components/button-class";
import * as noticeStyles from "../form-notices.module.css";
import * as styles from "./draft-notice.module.css";
import type { useDraft } from "./use-draft";

interface DraftNoticeProps {
  draft: ReturnType<typeof useDraft>;
  onDiscard: () => void;
}

/** What is kept on this device, what was brought back, and how to have neither. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  return (
    <div className="needs-script">
      <div role="status">
        {draft.restored && (
          <div className={noticeStyles.notice}>
            <p className={noticeStyles.message}>
              We have put back what you typed on {savedOn(draft.restored.savedAt)}.
            </p>
            {draft.restored.photographs > 0 && (
              <p>Photographs are not kept. Please choose yours again.</p>
            )}
            <button type="button" onClick={onDiscard} className={buttonClass("outlined")}>
              Discard it and start afresh
            </button>
          </div>
        )}
        {draft.alsoOpenElsewhere && (
          <p className={styles.quiet}>
            This form is open in another tab too. What you type there and here is kept apart.
          </p>
        )}
      </div>
      <label className={styles.keep}>
        <input
          type="checkbox"
          checked={draft.keep}
          onChange={(event) => draft.setKeep(event.target.checked)}
        />
        <span>
          Keep what I type on this device until I send it, for 30 days at most. Photographs are not
          kept. <strong>Untick this on a shared computer.</strong>
        </span>
      </label>
    </div>
  );
}

function savedOn(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
}
