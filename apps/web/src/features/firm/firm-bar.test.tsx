import type { User } from "@sunwright/contract/accounts";
import { createMemoryHistory } from "@tanstack/history";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PAGES } from "../../app/routes";
import { SEARCHES } from "../../app/search";
import { Router } from "../../lib/routing/router";
import { InstallerBar } from "../installer/installer-bar";
import { ShopBar } from "../shop/shop-bar";

function roomsOf(role: User["role"], worksFor: "shop" | "installer" | null = null): string {
  const client = new QueryClient();
  client.setQueryData(["/api/auth/user"], { role });
  client.setQueryData(["/api/firm"], { firm: worksFor && { kind: worksFor, name: "Sahel Solar", country: null } });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router history={createMemoryHistory({ initialEntries: ["/jobs"] })} pages={PAGES} searches={SEARCHES}>
        <InstallerBar />
        <ShopBar />
      </Router>
    </QueryClientProvider>,
  );
}

it("shows the rooms of a firm to whoever has one or works for one, and to nobody else", () => {
  expect(roomsOf("end_user")).toBe("");
  expect(roomsOf("installer")).toContain('href="/leads"');
  expect(roomsOf("installer")).not.toContain('href="/shop/stock"');
  expect(roomsOf("retailer")).toContain('href="/shop/stock"');
  expect(roomsOf("end_user", "installer")).toContain('href="/leads"');
  expect(roomsOf("end_user", "shop")).toContain("Sahel Solar");
});
