import { RouterProvider } from "@tanstack/react-router";
import { mount } from "./mount";
import { createAppRouter } from "./router";

mount((queryClient) => <RouterProvider router={createAppRouter(queryClient)} />);
