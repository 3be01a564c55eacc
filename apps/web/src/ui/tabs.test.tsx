import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./tabs";

const markup = renderToStaticMarkup(
  <Tabs value="one" onValueChange={() => {}} values={["one", "two", "three"]}>
    <TabList label="Numbers">
      <Tab value="one">One</Tab>
      <Tab value="two">Two</Tab>
      <Tab value="three">Three</Tab>
    </TabList>
    <TabPanel value="one">first</TabPanel>
    <TabPanel value="two">second</TabPanel>
    <TabPanel value="three" keepMounted>
      third
    </TabPanel>
  </Tabs>,
);
const tags = (role: string) => markup.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, "g")) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
it("selects one tab, which is the only stop of the tab key", () => {
  expect(tags("tab").map((tag) => attribute(tag, "aria-selected"))).toEqual(["true", "false", "false"]);
  expect(tags("tab").map((tag) => attribute(tag, "tabindex"))).toEqual(["0", "-1", "-1"]);
});

it("joins each tab and its panel by name", () => {
  expect(tags("tab").map((tag) => attribute(tag, "aria-controls"))).toEqual(
    tags("tabpanel").map((tag) => attribute(tag, "id")),
  );
  expect(tags("tabpanel").map((tag) => attribute(tag, "aria-labelledby"))).toEqual(
    tags("tab").map((tag) => attribute(tag, "id")),
  );
});

it("hides the other panels and keeps what is in one that asks for it", () => {
  expect(tags("tabpanel").map((tag) => tag.includes("hidden"))).toEqual([false, true, true]);
  expect(markup).toContain("first");
  expect(markup).not.toContain("second");
  expect(markup).toContain("third");
});
