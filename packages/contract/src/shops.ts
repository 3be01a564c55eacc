/** A firm sells parts or installs them. */
export const FIRM_KINDS = ["installer", "shop"] as const;
export const FIRM_STATES = ["active", "paused", "suspended", "closed"] as const;
/** An owner may do all; staff keep products, prices and stock. */
export const MEMBER_ROLES = ["owner", "staff"] as const;
export const CERTIFICATE_STATES = ["pending", "verified", "rejected", "revoked"] as const;
/** How a shop takes money: by transfer, in cash on delivery, on an invoice due in 30 days. */
export const PAYMENT_WAYS = ["transfer", "on-delivery", "invoice"] as const;

/** A billion pieces of money in the currency with the most minor units; doubles hold it exactly. [minor units] */
export const MONEY_MAX = 1_000_000_000_000;
/** [km] Half of the way around the Earth. */
export const DELIVERY_RADIUS_MAX = 20_000;
export const DELIVERY_DAYS_MAX = 365;
export const RETURN_DAYS_MAX = 365;
