import { createBrowserHistory } from "@tanstack/history";
import { mount } from "./mount";
import { Application } from "./router";

const history = createBrowserHistory();
mount(() => <Application history={history} />);
