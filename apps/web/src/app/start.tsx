import { createBrowserHistory } from "@tanstack/history";
import { mount } from "./mount";
import { Application, fetchFirst } from "./router";

const history = createBrowserHistory();
void mount(
  () => <Application history={history} />,
  (client) => fetchFirst(history.location, client),
);
