// The same in JavaScript: `--bots 'cmd:node my-bot.js'`.
const readline = require("node:readline");

const IDLE = new Set(["done", "pass"]);

/** The text of one of the moves that the question offers. */
function choose(question) {
  const texts = question.moves.map((move) => move.text);
  const active = texts.filter((text) => !IDLE.has(text));
  const choices = active.length ? active : texts;
  return choices[question.seed % choices.length];
}

const lines = readline.createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const said = JSON.parse(line);
  if (said.type === "end") {
    lines.close();
    return;
  }
  const answer = { id: said.id };
  if (said.type === "decide") answer.move = choose(said);
  process.stdout.write(JSON.stringify(answer) + "\n");
});
