import { getRouteApi } from "@tanstack/react-router";
import { MarketplacePage } from "../../features/marketplace/marketplace-page";
import { marketSearch } from "../../features/marketplace/model/market-search";
import { ProductPage } from "../../features/marketplace/product-page";

const market = getRouteApi("/member/marketplace");
const wholesale = getRouteApi("/member/wholesale");
const product = getRouteApi("/member/marketplace/products/$productId");

export function MarketplaceRoute() {
  const navigate = market.useNavigate();
  return (
    <MarketplacePage
      search={marketSearch({ ...market.useSearch() })}
      onSearch={(search) => void navigate({ search })}
    />
  );
}

export function WholesaleRoute() {
  const navigate = wholesale.useNavigate();
  return (
    <MarketplacePage
      wholesale
      search={marketSearch({ ...wholesale.useSearch() })}
      onSearch={(search) => void navigate({ search })}
    />
  );
}

export function ProductRoute() {
  const { productId } = product.useParams();
  return <ProductPage key={productId} productId={productId} project={product.useSearch().project} />;
}
