import { contrastWithWhite, isReadable } from '#common/colors.ts';
import { planThatOpens } from '#common/plans.ts';
import { levels } from '#common/reviews/levels.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { isPremiumWidget, widgetKinds, widgetLayouts, widgetLimits, widgetThemes } from '#common/widgets/widgets.ts';
import { widgetKindWords, widgetLayoutWords, widgetThemeWords } from '#common/widgets/words.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Subject } from './subjects.ts';
import { useHasPremium } from './use-has-premium.ts';
import styles from './Widgets.module.css';

/** A widget's name and its kind. Kinds that the plan lacks can't be chosen. */
export function KindSection() {
  const { field, values, set, saved, wrong } = useSection({ name: '', kind: '' });
  const held = useHeldRoles();
  const hasPremium = useHasPremium();
  return (
    <SettingsSection
      id="kind"
      title="Name and kind"
      labels={{ name: 'Name', kind: 'Kind' }}
      inWords={(name, value) => (name === 'kind' ? wordsIn(widgetKindWords, value) : String(value))}
    >
      <TextField {...field('name')} label="Name" help="Only your agency sees it." maxLength={widgetLimits.name} />
      <Choice
        name="kind"
        legend="Kind"
        inline
        value={values.kind}
        onChange={({ target }) => set('kind', target.value)}
        error={wrong('kind')}
        options={widgetKinds.map((kind) => ({
          value: kind,
          ...widgetKindWords[kind],
          disabled: isPremiumWidget(kind) && !hasPremium && kind !== saved.kind,
        }))}
      />
      {!hasPremium && (
        <PlanNotice plan={planThatOpens(held, 'premium_widgets_view')}>
          Testimonials, drawers and bars also show your reviews beside a page, or on each page of a site.
        </PlanNotice>
      )}
    </SettingsSection>
  );
}

/** The layout of a widget's cards, and its colors. */
export function LookSection() {
  const { field, values, set, wrong } = useSection({ layout: '', theme: '', accent: '' });
  const { error: wrongAccent, ...accent } = field('accent');
  const color = values.accent.trim().toLowerCase();
  const isColor = /^#[0-9a-f]{6}$/.test(color);
  const unreadable =
    isColor && !isReadable(color) ? 'White text is hard to read on this color. Choose a darker one.' : undefined;
  return (
    <SettingsSection
      id="look"
      title="Look"
      labels={{ layout: 'Layout', theme: 'Theme', accent: 'Color' }}
      inWords={(name, value) =>
        name === 'layout'
          ? wordsIn(widgetLayoutWords, value)
          : name === 'theme'
            ? wordsIn(widgetThemeWords, value)
            : String(value)
      }
    >
      <Choice
        name="layout"
        legend="Layout"
        inline
        value={values.layout}
        onChange={({ target }) => set('layout', target.value)}
        error={wrong('layout')}
        options={widgetLayouts.map((layout) => ({ value: layout, ...widgetLayoutWords[layout] }))}
      />
      <Choice
        name="theme"
        legend="Theme"
        inline
        value={values.theme}
        onChange={({ target }) => set('theme', target.value)}
        error={wrong('theme')}
        options={widgetThemes.map((theme) => ({ value: theme, label: widgetThemeWords[theme] }))}
      />
      <div className={styles.color}>
        <TextField
          {...accent}
          label="Color"
          help={
            isColor
              ? `Contrast with white text: ${contrastWithWhite(color).toFixed(1)}. It must be at least 4.5.`
              : 'A color like #0072bb, for tabs, bars and buttons'
          }
          error={wrongAccent ?? unreadable}
        />
        <TextField
          id="accent-picker"
          type="color"
          label="Choose a color"
          value={isColor ? color : '#000000'}
          onChange={({ target }) => set('accent', target.value)}
        />
      </div>
    </SettingsSection>
  );
}

/** Whose reviews a widget shows, and which of them. There's no choice by stars. */
export function ReviewsSection({ subjects }: { subjects: readonly Subject[] }) {
  const { field, wrong } = useSection({ about: '', audience: '', speciality: '', leastLevel: '' });
  return (
    <SettingsSection
      id="reviews"
      title="Reviews"
      about={
        <p>
          The newest come first. A widget can't leave out reviews by their stars, and always shows how many there are.
        </p>
      }
      labels={{ about: 'Reviews of', audience: 'Written by', speciality: 'Speciality', leastLevel: 'Verification' }}
      inWords={(name, value) =>
        name === 'about'
          ? (subjects.find((one) => one.value === value)?.label ?? '')
          : name === 'audience'
            ? (writers.find((one) => one.value === value)?.label ?? '')
            : name === 'speciality'
              ? (specialityOf(String(value))?.name ?? 'All specialities')
              : (verifications.find((one) => one.value === value)?.label ?? '')
      }
    >
      <SelectField
        {...field('about')}
        error={wrong('about') ?? wrong('recruiterId') ?? wrong('teamId')}
        label="Reviews of"
        options={subjects.map(({ value, label }) => ({ value, label }))}
      />
      <SelectField {...field('audience')} label="Written by" options={writers} />
      <SelectField
        {...field('speciality')}
        label="Speciality"
        options={[
          { value: '', label: 'All specialities' },
          ...specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField {...field('leastLevel')} label="Verification" options={verifications} />
    </SettingsSection>
  );
}

/** The sites that may show a widget. */
export function SitesSection() {
  const { field } = useSection({ origins: '' });
  return (
    <SettingsSection
      id="sites"
      title="Allowed sites"
      about={<p>On other sites the frame stays empty. Without any, every site can show the widget.</p>}
      labels={{ origins: 'Allowed sites' }}
    >
      <TextArea
        {...field('origins')}
        label="Sites"
        optional
        rows={4}
        placeholder="https://www.agency.com"
        help={`One a line, at most ${widgetLimits.origins}. Add your domain with and without www if it has both.`}
      />
    </SettingsSection>
  );
}

const writers = [
  { value: '', label: 'Candidates and employers' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'employer', label: 'Employers' },
];

const verifications = levels
  .filter(({ level }) => level > 0)
  .map(({ level, name }) => ({ value: String(level), label: level === 4 ? `${name} only` : `${name}, or better` }));

function wordsIn(words: Readonly<Record<string, string | { readonly label: string }>>, value: unknown): string {
  const found = words[String(value)];
  return typeof found === 'string' ? found : (found?.label ?? '');
}
