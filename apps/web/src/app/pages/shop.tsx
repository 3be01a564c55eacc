import { productsSearch, stockSearch } from "../../features/shop/model/list-search";
import { ShopPriceListPage } from "../../features/shop/price-list-page";
import { ShopPriceListsPage } from "../../features/shop/price-lists-page";
import { ShopProductImportPage } from "../../features/shop/product-import-page";
import { ShopProductPage } from "../../features/shop/product-page";
import { ShopProductsPage } from "../../features/shop/products-page";
import { ShopProfilePage } from "../../features/shop/profile-page";
import { ShopStockImportPage } from "../../features/shop/stock-import-page";
import { ShopStockPage } from "../../features/shop/stock-page";
import { usePageAddress, useParams } from "../../lib/routing/router";

export function ShopProductsRoute() {
  const { search: written, setSearch } = usePageAddress("/shop/products");
  const search = productsSearch({ ...written });
  return (
    <ShopProductsPage
      search={search}
      onSearch={(next, how) => setSearch((latest) => next(productsSearch({ ...latest })), how)}
    />
  );
}
export const ShopProductImportRoute = () => <ShopProductImportPage />;
export function ShopPriceListsRoute() {
  const { search, setSearch } = usePageAddress("/shop/price-lists");
  return <ShopPriceListsPage q={search.q ?? ""} onSearch={(q) => setSearch(() => ({ q }), { replace: true })} />;
}
export function ShopPriceListRoute() {
  const { listId } = useParams("/shop/price-lists/$listId");
  return <ShopPriceListPage key={listId} listId={listId} />;
}
export const NewShopProductRoute = () => <ShopProductPage productId={null} />;
export function ShopStockRoute() {
  const { search: written, setSearch } = usePageAddress("/shop/stock");
  const search = stockSearch({ ...written });
  return (
    <ShopStockPage
      search={search}
      onSearch={(next, how) => setSearch((latest) => next(stockSearch({ ...latest })), how)}
    />
  );
}
export const ShopStockImportRoute = () => <ShopStockImportPage />;
export const ShopProfileRoute = () => <ShopProfilePage />;
export function ShopProductRoute() {
  const { productId } = useParams("/shop/products/$productId");
  return <ShopProductPage key={productId} productId={productId} />;
}
