import type { ParentSpanPluginArgs } from "gatsby";
import { missingEmailSettings } from "../forms/email-settings";
import { checkContent, describeMistakes } from "./content-check/check-content";
import { siteUrl } from "./site-url";

/**
 * Ends the build, before any other work, with a line for each mistake in the content. Gatsby's
 * reporter would break the lines and give each the heading of an unknown error.
 */
export async function stopOnContentMistakes(): Promise<void> {
  const mistakes = await checkContent(process.cwd());
  if (mistakes.length > 0) {
    console.error(`\n${describeMistakes(mistakes)}\n`);
    process.exit(1);
  }
}

/** A site without these settings builds, but lacks something: say so where the deployer sees it. */
export function reportMissingSettings({ reporter }: ParentSpanPluginArgs): void {
  const missing = missingEmailSettings();
  if (missing.length > 0) {
    reporter.warn(
      `The forms of this build cannot send. Missing settings: ${missing.join(", ")}. See .env.example.`,
    );
  }
  if (!process.env.URL) {
    reporter.warn(
      `This build believes that its address is ${siteUrl}. Set URL to the address it will have.`,
    );
  }
}
