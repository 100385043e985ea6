import { useEffect, useState } from "react";
import { createBrowserRouter, RouterProvider, useRouteError } from "react-router";
import { officeSession } from "./api/use-office.ts";
import { Door } from "./door.tsx";
import { OfficeWait } from "./frame/office-wait.tsx";
import { officePaths, officeRoutes } from "./routes.ts";

/** The island says it, as it does of all that fails in it. */
function Failed(): never {
  throw useRouteError();
}

const openRooms = () =>
  createBrowserRouter([
    { path: officePaths, Component: Door, HydrateFallback: OfficeWait, ErrorBoundary: Failed, children: officeRoutes },
  ]);

/** The whole office: the server draws that it is coming, the browser opens the room of the address. */
export function Office() {
  const [rooms, setRooms] = useState<ReturnType<typeof openRooms> | null>(null);
  useEffect(() => {
    void officeSession().start();
    const opened = openRooms();
    setRooms(opened);
    return () => opened.dispose();
  }, []);
  return <div data-room="office">{rooms ? <RouterProvider router={rooms} /> : <OfficeWait />}</div>;
}
