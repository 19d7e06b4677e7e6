/** Selects what can be pressed; reset.css.ts gives each a tone while it is pressed. A label counts where it wraps its control. */
export const pressable =
  ":where(a[href], button, summary, select, input:is([type='checkbox'], [type='radio']), label:has(> input:not([type='range'])))";

/**
 * Selects what is pressed. Of touch, browsers report `:active` late or never, so the provider sets the attribute. Where
 * its visible ground is only a part of it, that part gets the tone instead: `data-press-ground`.
 */
export const pressed = `${pressable}:is(:active, [data-pressed]):not(:disabled, [aria-disabled='true'], label:has(:disabled))`;
