const own = (name, path, more = {}) => ({ name, path, account: "hotel", ...more });

/** What a travel service sees behind its sign-in. */
export const travelServiceScreens = [
  own("locations", "/de/userpanel/locations", { map: true }),
  own("location-statistics", "/de/userpanel/locations/statistics"),
  own("home-entry", "/de/userpanel/advertiserhomepagesettings"),
  own("subscription", "/de/create-subscription"),
  own("subscription-order", "/de/create-subscription?plan=group&interval=yearly"),
];
