import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { Chips } from '#ui/chips.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const modes = [
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
  { value: 'processing', label: 'Processing' },
] as const;
const views = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: true },
  { value: 'list', label: 'List', icon: List, iconOnly: true },
] as const;
const places = [
  { value: 'profile', label: 'Profile' },
  { value: 'preferences', label: 'Preferences', count: 2 },
  { value: 'security', label: 'Security' },
] as const;
const clothing = ['Casual', 'Business', 'Fitness', 'Trendy', 'Formal'].map((value) => ({ value, label: value }));

export function ChoiceSpecimens() {
  const [mode, setMode] = useState<'all' | 'completed' | 'processing'>('all');
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [place, setPlace] = useState<'profile' | 'preferences' | 'security'>('profile');
  const [clothes, setClothes] = useState('Casual');
  const [isOn, setOn] = useState(true);
  const [speed, setSpeed] = useState(1.2);
  return (
    <>
      <Specimen title="Modes (segmented, up to 4), choices (chips, 5 and more)">
        <Segmented label="Status" segments={modes} value={mode} onChange={setMode} />
        <Segmented label="View" segments={views} value={view} onChange={setView} />
        <Chips label="Clothing" options={clothing} value={clothes} onChange={setClothes} />
      </Specimen>
      <Specimen title="Places (tabs)" className="block">
        <Tabs label="Settings" tabs={places} value={place} onChange={setPlace}>
          {places.map(({ value, label }) => (
            <TabPanel key={value} value={value} className="pt-3 text-14 text-ink-soft">
              {label}
            </TabPanel>
          ))}
        </Tabs>
      </Specimen>
      <Specimen title="Switch, slider, slider left to chance" className="grid gap-x-8 sm:grid-cols-2">
        <Switch label="Auto-save Drafts" hint="There when you come back." isOn={isOn} onChange={setOn} />
        <Switch label="Preview Before Generate" isOn={!isOn} onChange={(next) => setOn(!next)} />
        <Slider
          label="Voice Speed"
          min={0.5}
          max={2}
          step={0.1}
          value={speed}
          onChange={setSpeed}
          valueText={(value) => `${value.toFixed(1)} times`}
        />
        <Slider label="Hair length" min={0} max={10} step={1} value={null} onChange={setSpeed} />
      </Specimen>
    </>
  );
}
