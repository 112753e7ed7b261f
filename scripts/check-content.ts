import { checkContent, describeMistakes } from "../src/build/content-check/check-content";
import { summariseContent } from "../src/build/content-check/content-summary";

async function main(): Promise<void> {
  const mistakes = await checkContent(process.cwd());
  if (mistakes.length > 0) {
    console.error(describeMistakes(mistakes));
    process.exitCode = 1;
    return;
  }
  console.log(`content: ${await summariseContent(process.cwd())}, no mistakes`);
}

void main();
