import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Fetched } from "./fetched";
import { onDemand } from "./on-demand";

const words = () => onDemand(async () => ({ text: "written" }));
const drawn = (script: ReturnType<typeof words>) =>
  renderToStaticMarkup(
    <Fetched script={script} waiting="on its way">
      {({ text }) => <b>{text}</b>}
    </Fetched>,
  );

it("draws at once what a script draws that is there", async () => {
  const script = words();
  expect(drawn(script)).toBe("on its way");
  await script.fetched();
  expect(drawn(script)).toBe("<b>written</b>");
});
