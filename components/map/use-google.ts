import { type Libraries, useJsApiLoader } from "@react-google-maps/api";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { googleMapsKey } from "./outside-settings";

const libraries: Libraries = ["core", "maps", "marker"];

/** The library is loaded once a document; asked for in a second language it throws. */
let loadedIn: string | undefined;
/** It tells so once. */
let isRefused = false;

type WithRefusal = { gm_authFailure?: () => void };

/** Google's library; a key that it refuses is told by a function of the page, a file that does not come by the loader. */
export function useGoogle() {
  const locale = useLocale();
  loadedIn ??= locale;
  const [refused, setRefused] = useState(isRefused);
  useEffect(() => {
    const page = window as WithRefusal;
    const before = page.gm_authFailure;
    page.gm_authFailure = () => {
      before?.();
      isRefused = true;
      setRefused(true);
    };
  }, []);
  const { isLoaded, loadError } = useJsApiLoader({
    id: "google-map",
    googleMapsApiKey: googleMapsKey(),
    language: loadedIn,
    libraries,
    preventGoogleFontsLoading: true,
  });
  return { loaded: isLoaded, failed: Boolean(loadError) || refused };
}
