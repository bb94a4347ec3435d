/**
 * What is meant to look otherwise than in an earlier commit: `change` runs in that commit's pages before their pictures
 * are taken, since a difference that is known would hide others below it. `screens` says by name where it shows.
 */
const meant = [
  {
    why: "The outline of a seat plan had the class of the panels, whose rules then shortened the page's header and footer.",
    screens: /request|offer|profile|message|accept|edit/,
    change: () => {
      for (const outline of document.querySelectorAll("svg .shell")) {
        const { fill, stroke, strokeWidth } = getComputedStyle(outline);
        outline.removeAttribute("class");
        Object.assign(outline.style, { fill, stroke, strokeWidth });
      }
    },
  },
];

export const meantOn = ({ name }) => meant.filter(({ screens }) => screens.test(name));
