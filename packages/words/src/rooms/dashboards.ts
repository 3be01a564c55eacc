import { room } from "../room";

export const say = room("dashboards", {
  // Either dashboard
  loading: "Loading the figures",
  notLoaded: "The figures could not be loaded",
  nothingIsLost: "None of your work is lost.",
  welcomeBack: "Welcome back, {firstName}",
  figures: "Figures",
  actionsAndOverview: "Actions and overview",
  quickActions: "Quick actions",

  // Which figures are shown
  "shown.choice": "Which figures",
  "shown.own": "Your figures",
  "shown.sample": "Sample data",
  "shown.whoseRole":
    "{role, select, installer {This is the dashboard of an installer, with sample figures. An account keeps the role it was created with: your own figures need <link>an installer's account</link>.} other {This is the dashboard of a retailer, with sample figures. An account keeps the role it was created with: your own figures need <link>a retailer's account</link>.}}",

  // The four figures on top
  "stats.sampleBody": "A fixed sample figure. Choose Your figures for what your account holds.",
  "stats.noMarketplaceBody": "Jobs are not open yet, so there is nothing to count.",
  "stats.monthlyRevenue": "Monthly Revenue",
  "stats.revenueEquation": "{dollars} = {amount}",
  "stats.activeLeads": "Active Leads",
  "stats.newLeads": "{leads, number, whole} new",
  "stats.projectsCompleted": "Projects Completed",
  "stats.calculatedOf":
    "{calculated, number, whole} of {projects, plural, one {# project} other {# projects}} calculated",
  "stats.panelPower": "{kilowatts} kW of panels",
  "stats.projectsCompletedBody": "A project counts once its system is calculated. Work on site is not recorded.",
  "stats.averageRating": "Average Rating",
  "stats.outOfFive": "of 5",
  "stats.reviews": "{reviews, plural, =0 {No reviews yet} one {# review} other {# reviews}}",
  "stats.totalProducts": "Total Products",
  "stats.totalProductsBody": "Drafts and archived products are not counted.",
  "stats.productsEquation": "{published, number, whole} published + {paused, number, whole} paused",
  "stats.productsList": "See the products",
  "stats.ordersBody":
    "Orders placed since {month}, midnight in {zone}. Cancelled ones and those that ended unpaid are left out.",
  "stats.ordersList": "See the orders",
  "stats.revenueTax": "{tax} of it is tax",
  "stats.revenueList": "See the months",
  "stats.ownRevenueEquation": "{received} received − {refunded} paid back = {revenue}",
  "stats.ownRevenueBody": "Payments and refunds confirmed since {month}, midnight in {zone}, tax included.",
  "stats.customersBody": "Different buyers with an order placed since {day} that is paid in full.",
  "stats.customersList": "See their orders",
  "stats.noShopBody": "This account works for no shop, so there is nothing to count.",
  "stats.monthlyOrders": "Monthly Orders",
  "stats.activeCustomers": "Active Customers",

  // What the account has designed
  "designs.title": "Your designs",
  "designs.yourProjects": "Your projects",
  "designs.projects": "Projects",
  "designs.calculated": "Calculated",
  "designs.panels": "Panels",
  "designs.panelsDesigned": "Panels designed",
  "designs.panelsEquation": "Σ panels × {watts, number, whole} W",
  "designs.batteries": "Batteries",
  "designs.batteriesDesigned": "Batteries designed",
  "designs.batteriesEquation": "Σ recommended battery capacity",
  "designs.sumOver":
    "Sum over {calculated, plural, one {# calculated project} other {# calculated projects}}, archived or not.",

  // What the calculated designs need

  // An installer's
  installerDashboard: "Installer dashboard",
  solarCalculator: "Solar Calculator",
  solarCalculatorLine: "Start a design for a client",
  wholesaleProducts: "Wholesale Products",
  "requests.title": "Recent Service Requests",
  "requests.table": "Recent service requests",
  "requests.none":
    "No service request yet. Homeowners within your radius can ask your firm once it has a base and a verified certificate.",
  "requests.client": "Client",
  "requests.notKnown": "Homeowner",
  "stats.leadsBody": "Requests that wait for your answer, or that you accepted and have not lost.",
  "stats.leadsList": "See the leads",
  "requests.wants": "Wants",
  "requests.dailyUse": "Daily use",
  "requests.gridToday": "Grid today, 00 to 24",
  "requests.gridHours": "Grid on {hours, number, whole} of 24 hours",
  "requests.status": "Status",
  "requests.state": "{state, select, new {New} accepted {Accepted} quoted {Quoted} other {Site visit}}",
  "map.title": "Where they are",
  "map.radius": "Radius {radius}",
  "map.miles": "{miles, number, whole} mi",
  "map.nearRequests":
    "{near, number, whole} of {requests, plural, one {# request} other {# requests}} {near, plural, one {is} other {are}} within {radius}.",
  "map.table": "Distance and direction of the requests",
  "map.place": "Place",
  "map.distance": "Distance",
  "map.direction": "Direction",
  "map.compassPoint":
    "{point, select, north {north} northEast {north-east} east {east} southEast {south-east} south {south} southWest {south-west} west {west} other {north-west}}",

  // A retailer's
  retailerDashboard: "Retailer dashboard",
  addProduct: "Add Product",
  addNewProduct: "Add New Product",
  addNewProductLine: "One at a time, or a spreadsheet",
  manageInventory: "Manage Inventory",
  manageInventoryLine: "Pieces, places and what is on its way",
  "orders.title": "Recent Orders",
  "orders.all": "All orders",
  "orders.table": "Recent orders",
  "orders.none": "No order yet. The newest will be listed here.",
  "orders.order": "Order",
  "orders.customer": "Customer",
  "orders.items": "Items",
  "orders.total": "Total",
  "orders.status": "Status",
  "orders.state":
    "{state, select, waiting_for_payment {Waiting for payment} paid {Paid} confirmed {Confirmed} packed {Packed} partly_shipped {Partly shipped} shipped {Shipped} ready {Ready to collect} completed {Completed} cancelled {Cancelled} expired {Ended unpaid} other {Delivered}}",
  "orders.more": "and {more, number, whole} more",
  "stock.title": "Stock left",
  "stock.none": "Nothing was sold in 90 days, so there is no pace to count with.",
  "stock.atCurrentPace": "Days at the current pace",
  "stock.days": "{days, plural, one {day} other {days}}",
  "stock.units": "{units, plural, one {# unit} other {# units}}",
  "stock.unitsScarce": "{units, plural, one {# unit} other {# units}}, scarce",
  "wholesale.line": "The marketplace at trade prices",
});
