import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionList } from "./question-list";

const text = {
  questions: [
    { id: "how-long", question: "How long does it take?", answer: ["A day.", "Or two."] },
    { id: "how-many", question: "How many can I have?", answer: ["As many as you like."] },
  ],
};

function questions() {
  return screen.getAllByRole("group");
}

it("shows every question as a heading, with its answers folded away", () => {
  render(<QuestionList text={text} />);

  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "How long does it take?",
    "How many can I have?",
  ]);
  for (const question of questions()) {
    expect(question).not.toHaveAttribute("open");
  }
});

it("opens a question to its answer, and closes it again", async () => {
  render(<QuestionList text={text} />);
  const [first] = questions();
  const heading = screen.getByRole("heading", { name: "How long does it take?" });

  await userEvent.click(heading);
  expect(first).toHaveAttribute("open");
  expect(within(first ?? document.body).getByText("A day.")).toBeVisible();
  expect(within(first ?? document.body).getByText("Or two.")).toBeVisible();

  await userEvent.click(heading);
  expect(first).not.toHaveAttribute("open");
});

it("groups the questions, so that the browser keeps one open at a time", () => {
  render(<QuestionList text={text} />);

  const names = questions().map((question) => question.getAttribute("name"));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it("lets an address lead to a question", () => {
  render(<QuestionList text={text} />);

  expect(questions().map(({ id }) => id)).toEqual(["how-long", "how-many"]);
});
