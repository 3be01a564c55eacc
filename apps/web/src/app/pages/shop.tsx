import { getRouteApi } from "@tanstack/react-router";
import { productsSearch, stockSearch } from "../../features/shop/model/list-search";
import { ShopPriceListPage } from "../../features/shop/price-list-page";
import { ShopPriceListsPage } from "../../features/shop/price-lists-page";
import { ShopProductImportPage } from "../../features/shop/product-import-page";
import { ShopProductPage } from "../../features/shop/product-page";
import { ShopProductsPage } from "../../features/shop/products-page";
import { ShopProfilePage } from "../../features/shop/profile-page";
import { ShopStockImportPage } from "../../features/shop/stock-import-page";
import { ShopStockPage } from "../../features/shop/stock-page";

const priceListRoute = getRouteApi("/member/shop/price-lists/$listId");
const productRoute = getRouteApi("/member/shop/products/$productId");
const productsRoute = getRouteApi("/member/shop/products");
const stockRoute = getRouteApi("/member/shop/stock");

export function ShopProductsRoute() {
  const navigate = productsRoute.useNavigate();
  const search = productsSearch({ ...productsRoute.useSearch() });
  return <ShopProductsPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
export const ShopProductImportRoute = () => <ShopProductImportPage />;
export const ShopPriceListsRoute = () => <ShopPriceListsPage />;
export function ShopPriceListRoute() {
  const { listId } = priceListRoute.useParams();
  return <ShopPriceListPage key={listId} listId={listId} />;
}
export const NewShopProductRoute = () => <ShopProductPage productId={null} />;
export function ShopStockRoute() {
  const navigate = stockRoute.useNavigate();
  const search = stockSearch({ ...stockRoute.useSearch() });
  return <ShopStockPage search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
export const ShopStockImportRoute = () => <ShopStockImportPage />;
export const ShopProfileRoute = () => <ShopProfilePage />;
export function ShopProductRoute() {
  const { productId } = productRoute.useParams();
  return <ShopProductPage key={productId} productId={productId} />;
}
