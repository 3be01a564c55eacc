/** What a visitor reaches: the three pages of the specification, and ours that hold nobody's data. */
export const PUBLIC_ADDRESSES = ["/auth", "/reset-password", "/shared/$shareToken", "/validation"] as const;

/** What needs a signed-in person; anybody else gets the auth screen there. "/$" stands for every other address. */
export const MEMBER_ADDRESSES = [
  "/",
  "/$",
  "/3d-visualizer",
  "/calculator",
  "/calculator/results",
  "/calculator/results/$page",
  "/gallery",
  "/installer-dashboard",
  "/marketplace",
  "/marketplace/products/$productId",
  "/profile",
  "/projects",
  "/projects/$projectId",
  "/projects/$projectId/results",
  "/projects/$projectId/results/$page",
  "/projects/$projectId/roof",
  "/results",
  "/results/$page",
  "/retailer-dashboard",
  "/settings",
  "/shop/invitation",
  "/shop/products",
  "/shop/products/$productId",
  "/shop/products/new",
  "/shop/profile",
  "/shop/stock",
  "/wholesale",
] as const;
