import { checkContent, describeMistake } from "../src/build/content-check/check-content";
import { summariseContent } from "../src/build/content-check/content-summary";

async function main(): Promise<void> {
  const mistakes = await checkContent(process.cwd());
  if (mistakes.length === 0) {
    console.log(`content: ${await summariseContent(process.cwd())}, no mistakes`);
    return;
  }
  console.log(`${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in content/:`);
  for (const mistake of mistakes) {
    console.log(describeMistake(mistake));
  }
  process.exitCode = 1;
}

void main();
