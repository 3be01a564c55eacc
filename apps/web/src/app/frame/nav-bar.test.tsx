import type { User } from "@sunwright/contract/accounts";
import { createMemoryHistory } from "@tanstack/history";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { INITIAL_PREFERENCES } from "../../lib/preferences";
import { createQueryClient } from "../../lib/query-client";
import { Router } from "../../lib/routing/router";
import { PAGES } from "../routes";
import { SEARCHES } from "../search";
import { NavBar, type NavBarProps } from "./nav-bar";

const ada: User = {
  id: "01980000-0000-7000-8000-000000000001",
  firstName: "Ada",
  lastName: "Example",
  email: "ada@example.org",
  role: "installer",
  userType: "installer",
  profileImageUrl: null,
  emailVerified: true,
  preferences: INITIAL_PREFERENCES,
};

/** What a visitor reads, tags taken away, and the addresses of the links. */
function shown(props: NavBarProps) {
  const client = createQueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router history={createMemoryHistory()} pages={PAGES} searches={SEARCHES}>
        <NavBar {...props} />
      </Router>
    </QueryClientProvider>,
  );
  return {
    text: html.replaceAll(/<[^>]*>/g, " "),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  };
}

it("has the design tool's headline for a title unless a page gives another", () => {
  expect(shown({ user: ada }).text, "S-027").toContain("Professional Solar System Designer");
  expect(shown({ user: ada, title: "Bello Residence" }).text).toContain("Bello Residence");
});

it("links to the 3D visualizer", () => {
  const { text, links } = shown({ user: ada });
  expect(text, "S-028").toContain("3D Visualizer");
  expect(links, "S-028").toContain("/3d-visualizer");
});

it("shows Export Report by default, and hides it where the page says so", () => {
  expect(shown({ user: ada }).text, "S-030").toContain("Export Report");
  expect(shown({ user: ada, showExport: false }).text, "S-031").not.toContain("Export Report");
});

it("offers Sign In, which leads to /auth, to who is signed out, and a menu with the initials to who is not", () => {
  const { text, links } = shown({ user: null });
  expect(text, "S-032").toContain("Sign In");
  expect(links, "S-032").toContain("/auth");
  expect(shown({ user: ada }).text, "S-035").toMatch(/\bAE\b/);
  expect(shown({ user: ada }).links).not.toContain("/auth");
});
